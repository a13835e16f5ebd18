import type { MarkdownIt } from 'markdown-it'

/** Cells of all tables of a text together. */
const mostCells = 10_000

/** Leaves tables as they were typed that would give a text too many cells: rows that are short are filled up, so that little becomes much. */
export function boundTables(markdown: MarkdownIt): void {
  markdown.block.ruler.before('table', 'large-table', (state, startLine, endLine, isSilent) => {
    if (isSilent || startLine + 1 >= endLine) return false
    const lineAt = (line: number) =>
      state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line])
    const below = lineAt(startLine + 1)
    if (!/^[|:-][-:|\s]*$/.test(below)) return false
    let end = startLine + 2
    while (end < endLine && !state.isEmpty(end)) end += 1
    const cells = (below.match(/-+/g) ?? []).length * (end - startLine)
    const before = Number(state.env.cells ?? 0)
    if (before + cells <= mostCells) {
      state.env.cells = before + cells
      return false
    }
    state.push('paragraph_open', 'p', 1)
    const typed = state.push('inline', '', 0)
    typed.content = state.getLines(startLine, end, state.blkIndent, false).trim()
    typed.children = []
    state.push('paragraph_close', 'p', -1)
    state.line = end
    return true
  })
}
