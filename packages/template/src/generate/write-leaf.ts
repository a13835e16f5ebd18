import { parseExpression } from '../expressions/parse-expression.ts'
import type {
  BindInstruction,
  ContextInstruction,
  EvaluateInstruction,
  IncludeInstruction,
  InjectInstruction,
} from '../instructions/tree.ts'
import { innermost, type Lexical } from './lexical-frame.ts'
import { constant, literal, type Program } from './program.ts'
import { writeChain, writePlace } from './write-chain.ts'
import { writeLookup } from './write-lookup.ts'

/** Writes `{.var @name a|formatter}`. No frame is pushed, so that formatters see the surrounding node. */
export function writeBind(tag: BindInstruction, lexical: Lexical, program: Program): string {
  if (tag.chain.length === 0)
    return writeBinding(tag.name, writeLookup(tag.references[0] ?? [], lexical, program), lexical)
  const chain = writeChain(tag, { node: `n${innermost(lexical).id}` }, lexical, program)
  const charge = "if(typeof v==='string')R.chargeBytes(v.length,S);"
  return `try{${chain}${charge}${writeBinding(tag.name, 'v', lexical)}}catch(e){fail(R,S,e,"BINDVAR")}`
}

/** Writes `{.ctx @name key=reference}`; what is missing is null in the object. */
export function writeContext(tag: ContextInstruction, lexical: Lexical, program: Program): string {
  const keys = constant(
    program,
    tag.entries.map(([key]) => key),
  )
  const values = tag.entries.map(([, path]) => writeLookup(path, lexical, program))
  return writeBinding(tag.name, `bundle(R,${keys},[${values.join(',')}])`, lexical)
}

/** Writes `{.inject @name path}`. */
export function writeInject(tag: InjectInstruction, lexical: Lexical): string {
  return writeBinding(tag.name, `R.injects?.get(${literal(tag.path)})`, lexical)
}

/** Writes `{.include name}`, which runs in the current frame; its output is dropped unless asked for. */
export function writeInclude(tag: IncludeInstruction, lexical: Lexical, program: Program): string {
  if (!program.includes) return ''
  const print = tag.isPrinted ? 'o+=t;' : ''
  const rescue = tag.isPrinted ? 'o+=remains(R,e);' : ''
  return [
    `try{${writePlace(tag.at, `n${innermost(lexical).id}`, lexical)}t=S.include(${literal(tag.name)});${print}}`,
    `catch(e){${rescue}fail(R,S,e,"INCLUDE")}`,
  ].join('')
}

/** Writes `{.eval expression}`. */
export function writeEvaluate(tag: EvaluateInstruction, lexical: Lexical, program: Program): string {
  if (!program.expressions) return ''
  const parsed = parseExpression(tag.expression)
  const frame = innermost(lexical)
  const assigned = parsed.ok ? parsed.expression.assigned : []
  const refreshed = assigned.flatMap((name) => {
    const local = frame.variables.get(name)
    return local ? `${local}=f${frame.id}.variables?.get(${literal(name)});` : []
  })
  return [
    `try{${writePlace(tag.at, `n${frame.id}`, lexical)}`,
    `o+=evaluate(R,S,${constant(program, parsed)});${refreshed.join('')}`,
    'if(o.length>room)R.spendBytes(S)}catch(e){fail(R,S,e,"EVAL")}',
  ].join('')
}

function writeBinding(name: string, value: string, lexical: Lexical): string {
  const frame = innermost(lexical)
  const local = frame.variables.get(name)
  const mirrored = local ? `${local}=${value}` : value
  return `bindVariable(f${frame.id},${literal(name)},${mirrored});`
}
