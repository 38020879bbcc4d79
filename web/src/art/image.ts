/** Drawings become images, each once: the browser paints them a single time and moves them as a whole. */
const addresses = new Map<string, string>();

/** The address of an image of this markup, inside a box of this size. `name` says which drawing it is: make it once. */
export function image(name: string, width: number, height: number, draw: () => string): string {
  let address = addresses.get(name);
  if (address === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw()}</svg>`;
    // Not a blob, which each image would have to fetch: what the address itself says is read at once, with no journey.
    // And it has to fit between the quotes of a style sheet's url("…").
    address = `data:image/svg+xml,${svg.replace(/[%#"\\\n]/g, encodeURIComponent)}`;
    addresses.set(name, address);
  }
  return address;
}

/** Let go of a drawing that will not be shown again, such as a backdrop of a size that the window no longer has. */
export function letGo(name: string): void {
  addresses.delete(name);
}

const read = new Map<string, HTMLImageElement>();

/** Jobs, one for each image: the browser reads it before it is shown. The last one forgets all other images. */
export function readings(wanted: string[]): (() => unknown)[] {
  const jobs = wanted.map((address) => () => {
    if (read.has(address)) return undefined;
    const made = new Image();
    read.set(address, made);
    made.src = address;
    return made.decode().catch(() => undefined);
  });
  return [...jobs, () => [...read.keys()].forEach((address) => wanted.includes(address) || read.delete(address))];
}
