/** Scripts that formatters print, always the same: older templates look for them beside what they start. */
export const formatterScripts = {
  audioPlayers: "Y.use('squarespace-audio-player-frontend');",
  followButtons:
    "Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });",
} as const

/** Those that stand in a page. */
export function printedScripts(html: string): readonly string[] {
  if (!html.includes("<script>Y.use('squarespace-")) return []
  return Object.values(formatterScripts).filter((script) => html.includes(`<script>${script}</script>`))
}
