import type { Registry } from '@vitrine/template/registry'
import { lineEndsIn, type TemplatePart, templateParts } from '../template-parts.ts'

/** What may stand in the place of data: wherever data can stand in a script, one of them can. */
const stands = ['x0', '0', '""', '', ';'] as const

/** Which branch of each block is taken; `none`: a block that holds no other is taken for data, as one of several may be there. */
type Branch = 'first' | 'last' | 'none'

/**
 * The forms in which a script with templates inside may reach a browser: with one thing or another for data, and one branch or another of its
 * blocks. It is its only form where no template is inside; there is none where it cannot be told what it will be. Lines stay where they are.
 */
export function filledScripts(code: string, registry: Registry): readonly string[] {
  const parts = templateParts(code, registry)
  if (parts.some(({ text }) => bringsMore.test(text))) return []
  if (parts.every(({ kind }) => kind === 'text')) return [joined(parts, '')]
  return (['first', 'last', 'none'] as const).flatMap((branch) => {
    const chosen = chosenParts(parts, branch)
    return chosen?.some(isCode) ? stands.map((stand) => joined(chosen, stand)) : []
  })
}

/** A script that stands within a block as a whole is read as that block, not as nothing. */
function isCode({ kind, text }: TemplatePart): boolean {
  return kind === 'text' && text.trim() !== ''
}

/** Tags of the platform and other files bring what is not seen here. */
const bringsMore = /<squarespace:|\|apply\b|^\{\.include\b/

/** A block whose end has not come yet, with its branches so far. */
interface OpenBlock {
  readonly branches: TemplatePart[][]
  readonly isMacro: boolean
  readonly opening: TemplatePart
  isInnermost: boolean
  /** Whether what stands between two elements of a list is read. */
  isBetween: boolean
}

/** The parts with one branch of every block; null where blocks begin or end outside of the script. */
function chosenParts(parts: readonly TemplatePart[], branch: Branch): readonly TemplatePart[] | null {
  const root: TemplatePart[] = []
  const open: OpenBlock[] = []
  for (const part of parts) {
    const block = open.at(-1)
    if (part.kind === 'opening') {
      if (block) block.isInnermost = false
      open.push({
        branches: [[]],
        isMacro: part.text.startsWith('{.macro'),
        opening: part,
        isInnermost: true,
        isBetween: false,
      })
    } else if (part.kind === 'text' || part.kind === 'data' || part.kind === 'silent') {
      if (!block?.isBetween) targetIn(open, root).push(part)
    } else {
      if (!block) return null
      block.isBetween = part.kind === 'separator'
      if (part.kind === 'or') block.branches.push([])
      if (part.kind === 'end') {
        open.pop()
        targetIn(open, root).push(...branchOf(block, branch))
      }
    }
  }
  return open.length === 0 ? root : null
}

function targetIn(open: readonly OpenBlock[], root: TemplatePart[]): TemplatePart[] {
  return open.at(-1)?.branches.at(-1) ?? root
}

/** Without an alternative the last branch is that nothing is printed; what a macro prints stands where it is called. */
function branchOf(block: OpenBlock, branch: Branch): readonly TemplatePart[] {
  const [first = [], ...others] = block.branches
  if (block.isMacro) return []
  if (branch === 'last') return others.at(-1) ?? []
  return branch === 'none' && block.isInnermost ? [{ ...block.opening, kind: 'data' }] : first
}

/** The text of a choice of parts, each on the line on which it is written. */
function joined(parts: readonly TemplatePart[], stand: string): string {
  let out = ''
  let reached = 1
  for (const { kind, text, line } of parts) {
    const missing = Math.max(0, line - reached)
    const shown = kind === 'text' ? text : kind === 'data' ? stand : ''
    out += '\n'.repeat(missing) + shown
    reached += missing + lineEndsIn(shown)
  }
  return out
}
