/** The icon in the tab: it has a light while this player is asked, so that somebody in another tab sees it. */
import calm from "../icon.svg";
import yourTurn from "../icon-your-turn.svg";

export function showInTab(isAsked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const icon = isAsked ? yourTurn : calm;
  if (link && link.getAttribute("href") !== icon) link.href = icon;
}
