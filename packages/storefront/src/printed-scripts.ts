/** Scripts that formatters print, always the same: older templates look for them beside what they start. */
export const formatterScripts = {
  audioPlayers: "Y.use('squarespace-audio-player-frontend');",
  followButtons:
    "Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });",
} as const

/** The one whose element begins at a place of a page; null when none does. */
export function printedScriptAt(html: string, at: number): string | null {
  if (!html.startsWith(opening, at)) return null
  return (
    Object.values(formatterScripts).find((script) => html.startsWith(`<script>${script}</script>`, at)) ??
    null
  )
}

/** What all of them begin with. */
const opening = "<script>Y.use('squarespace-"
