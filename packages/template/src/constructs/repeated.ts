import { enterFrame, mentions, writeFields } from '../generate/inner-frame.ts'
import { innermost, type Lexical } from '../generate/lexical-frame.ts'
import { named } from '../generate/names.ts'
import { newId } from '../generate/program.ts'
import { writeLocalLookup } from '../generate/write-lookup.ts'
import { readSpacedReference } from '../parse/read-named.ts'
import type { Path } from '../path.ts'
import { Frame, findLocal, nextElement } from '../render/frame.ts'
import type { BlockConstruct, BlockInstruction, Walk, Writer } from './construct.ts'
import { alternativeBodies, walkAlternatives, writeAlternatives } from './parts/alternatives.ts'
import { emptyBody, placeBlock } from './parts/place.ts'

interface RepeatedInstruction extends BlockInstruction {
  readonly path: Path
}

/** `{.repeated section a}`: one frame for all elements of a list; alternatives run on the frame around it. */
export const repeatedConstruct: BlockConstruct<RepeatedInstruction> = {
  name: 'REPEATED',
  read: { repeated: readRepeated },
  place: placeBlock,
  takes: { alternatives: true, separator: true },
  size: () => 1,
  steps: () => 1,
  walk: walkRepeated,
  write: writeRepeated,
  blocks: ({ body, separator, alternative }) => ({
    here: alternativeBodies(alternative),
    within: [body, separator ?? []],
  }),
}

function readRepeated(rest: string, at: number): RepeatedInstruction | undefined {
  const path = rest.startsWith(' section') ? readSpacedReference(rest.slice(' section'.length)) : undefined
  return path && { construct: repeatedConstruct, at, path, ...emptyBody() }
}

function walkRepeated(loop: RepeatedInstruction, outer: Frame, walk: Walk): void {
  const list = findLocal(outer, loop.path)
  if (!Array.isArray(list) || list.length === 0) {
    walkAlternatives(loop.alternative, outer, walk)
    return
  }
  const frame = new Frame(undefined, outer)
  frame.list = list
  const count = list.length
  for (let index = 0; index < count; index++) {
    nextElement(frame, list[index], index)
    walk.block(loop.body, frame, true)
    if (loop.separator && index < count - 1) walk.block(loop.separator, frame)
  }
}

function writeRepeated(loop: RepeatedInstruction, lexical: Lexical, writer: Writer): string {
  const outer = named('f', innermost(lexical).id)
  const id = newId(writer)
  const b = named('b', id)
  const c = named('c', id)
  const f = named('f', id)
  const i = named('i', id)
  const l = named('l', id)
  const n = named('n', id)
  const { inner, variables } = enterFrame([loop.body, loop.separator ?? []], { id, isLoop: true }, lexical)
  const separator = loop.separator ? `if(${i}<${c}-1){${writer.block(loop.separator, inner)}}` : ''
  const inside = [writer.block(loop.body, inner, true), separator].join('\n')
  const hasFrame = mentions(inside, f)
  return [
    `${b}:{const ${l}=${writeLocalLookup(loop.path, lexical, writer)};if(isArray(${l})&&${l}.length>0){`,
    hasFrame ? `const ${f}=new Frame(void 0,${outer});${f}.list=${l};` : '',
    `for(let ${i}=0,${c}=${l}.length;${i}<${c};${i}++){`,
    `const ${n}=${l}[${i}];${writeFields(id, inside)}`,
    `${hasFrame ? `nextElement(${f},${n},${i});` : ''}${variables}`,
    inside,
    `}break ${b}}`,
    writeAlternatives({ first: loop.alternative, label: b }, lexical, writer),
    '}',
  ].join('\n')
}
