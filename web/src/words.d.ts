declare module "*.ftl?words" {
  const texts: unknown;
  export default texts;
}
