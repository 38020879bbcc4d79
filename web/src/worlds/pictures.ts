/** Pictures of a place as large as the screen: only those of the places last seen are kept. */
import { image, letGo } from "../art/image";

const KEPT = 2;
/** The names of a place's pictures; the place last seen comes last. */
const places = new Map<string, Set<string>>();

/** The address of a part of a place, drawn once as long as the place is kept. */
export function picture(place: string, part: string, width: number, height: number, draw: () => string): string {
  const parts = places.get(place) ?? new Set();
  const name = `${place} ${part}`;
  parts.add(name);
  places.delete(place);
  places.set(place, parts);
  for (const [old, names] of places) {
    if (places.size <= KEPT) break;
    names.forEach(letGo);
    places.delete(old);
  }
  return image(name, width, height, draw);
}
