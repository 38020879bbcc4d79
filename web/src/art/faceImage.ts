/** The faces of cards as images. */
import type { CardInfo, EditionInfo } from "../messages";
import { face, faceName, isPaper } from "./face";
import { hueOf, huesOf } from "./hues";
import { image } from "./image";
import { writing } from "./letters";
import { hasCome } from "./motifs";

interface Shown {
  /** It cannot be played now. */
  dim?: boolean;
  /** The side on which a thrown card can land, too. */
  turned?: boolean;
}

/** The address of a card's face. Until its picture has come, a card is shown without. */
export function faceImage(card: CardInfo, edition: EditionInfo | null, { dim = false, turned = false }: Shown): string {
  const drawn = {
    card,
    hue: card.colour === null ? null : hueOf(card.colour, edition),
    hues: huesOf(edition),
    dim,
    turned,
    ruled: isPaper(card) ? writing(card.text).ruled : 0,
  };
  return image(`${faceName(drawn)}${hasCome(card) ? "" : " without its picture"}`, 100, 150, () => face(drawn));
}
