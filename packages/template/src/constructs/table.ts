import { alternatesConstruct } from './alternates.ts'
import type { Construct } from './construct.ts'
import { ctxConstruct } from './ctx.ts'
import { endConstruct } from './end.ts'
import { eofConstruct } from './eof.ts'
import { evalConstruct } from './eval.ts'
import { ifConstruct } from './if.ts'
import { includeConstruct } from './include.ts'
import { injectConstruct } from './inject.ts'
import { macroConstruct } from './macro.ts'
import { orConstruct } from './or.ts'
import { predicateConstruct } from './predicate.ts'
import { repeatedConstruct } from './repeated.ts'
import { sectionConstruct } from './section.ts'
import { textConstruct } from './text.ts'
import { varConstruct } from './var.ts'
import { variableConstruct } from './variable.ts'

/** All constructs of the language. The parser finds them here; the walker and the generator find them on the instructions. */
export const constructs: readonly Construct[] = [
  variableConstruct,
  sectionConstruct,
  repeatedConstruct,
  alternatesConstruct,
  endConstruct,
  eofConstruct,
  orConstruct,
  ifConstruct,
  predicateConstruct,
  varConstruct,
  ctxConstruct,
  injectConstruct,
  macroConstruct,
  includeConstruct,
  evalConstruct,
  textConstruct,
]
