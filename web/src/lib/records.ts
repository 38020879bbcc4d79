/**
 * What a record has under a name that people chose. Every object also has what all objects have, such as a
 * `constructor`, and somebody may be called so.
 */
export function at<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A map that nothing is in yet. Maps that are watched are replaced, not changed: that takes less than Svelte's own. */
export function nothing<Key, Value>(): ReadonlyMap<Key, Value> {
  return new Map();
}

/** A map that has all of another one, and this. */
export function withOne<Key, Value>(map: ReadonlyMap<Key, Value>, name: Key, value: Value): ReadonlyMap<Key, Value> {
  return new Map(map).set(name, value);
}

/** A map that has all of another one but this. */
export function without<Key, Value>(map: ReadonlyMap<Key, Value>, name: Key): ReadonlyMap<Key, Value> {
  return new Map([...map].filter(([key]) => key !== name));
}
