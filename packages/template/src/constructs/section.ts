import { enterFrame, mentions, writeFields } from '../generate/inner-frame.ts'
import { inAlternative, innermost, type Lexical } from '../generate/lexical-frame.ts'
import { named } from '../generate/names.ts'
import { newId } from '../generate/program.ts'
import { writeLocalLookup } from '../generate/write-lookup.ts'
import { writeTruth } from '../generate/write-truth.ts'
import { readSpacedReference } from '../parse/read-named.ts'
import type { Path } from '../path.ts'
import { Frame, findLocal } from '../render/frame.ts'
import { isTruthy } from '../values/truthy.ts'
import type { BlockConstruct, BlockInstruction, Walk, Writer } from './construct.ts'
import { alternativeBodies, walkAlternatives, writeAlternatives } from './parts/alternatives.ts'
import { emptyBody, placeBlock } from './parts/place.ts'

interface SectionInstruction extends BlockInstruction {
  readonly path: Path
}

/** `{.section a}`: steps into a value; alternatives run on the same frame, and find what stands around it as well. */
export const sectionConstruct: BlockConstruct<SectionInstruction> = {
  name: 'SECTION',
  read: { section: readSection },
  place: placeBlock,
  takes: { alternatives: true, separator: false },
  size: () => 1,
  steps: () => 1,
  walk: walkSection,
  write: writeSection,
  blocks: ({ body, alternative }) => ({ here: [], within: [body, ...alternativeBodies(alternative)] }),
}

function readSection(rest: string, at: number): SectionInstruction | undefined {
  const path = readSpacedReference(rest)
  return path && { construct: sectionConstruct, at, path, ...emptyBody() }
}

function walkSection({ path, body, alternative }: SectionInstruction, outer: Frame, walk: Walk): void {
  const node = findLocal(outer, path)
  const frame = new Frame(node, outer)
  if (isTruthy(node)) {
    walk.block(body, frame)
    return
  }
  frame.isElse = true
  walkAlternatives(alternative, frame, walk)
}

function writeSection(
  { path, body, alternative }: SectionInstruction,
  lexical: Lexical,
  writer: Writer,
): string {
  const outer = named('f', innermost(lexical).id)
  const id = newId(writer)
  const b = named('b', id)
  const f = named('f', id)
  const n = named('n', id)
  const bodies = [body, ...alternativeBodies(alternative)]
  const { inner, variables } = enterFrame(bodies, { id, isLoop: false }, lexical)
  const alternatives = writeAlternatives({ first: alternative, label: b }, inAlternative(inner), writer)
  const inside = [
    `if(${writeTruth(n)}){`,
    writer.block(body, inner),
    `break ${b}}`,
    mentions(alternatives, f) ? `${f}.isElse=true;` : '',
    alternatives,
  ].join('\n')
  const frame = mentions(inside, f) ? `const ${f}=new Frame(${n},${outer});` : ''
  return [
    `${b}:{const ${n}=${writeLocalLookup(path, lexical, writer)};${writeFields(id, inside)}${frame}${variables}`,
    inside,
    '}',
  ].join('\n')
}
