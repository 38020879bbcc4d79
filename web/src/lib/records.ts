/**
 * What a record has under a name that people chose. Every object also has what all objects have, such as a
 * `constructor`, and somebody may be called so.
 */
export function at<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
