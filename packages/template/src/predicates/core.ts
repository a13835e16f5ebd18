import type { Vocabulary } from '../registry.ts'
import { debug } from './core/debug.ts'
import { equal } from './core/equal.ts'
import { even } from './core/even.ts'
import { greaterThan } from './core/greater-than.ts'
import { greaterThanOrEqual } from './core/greater-than-or-equal.ts'
import { lessThan } from './core/less-than.ts'
import { lessThanOrEqual } from './core/less-than-or-equal.ts'
import { notEqual } from './core/not-equal.ts'
import { nth } from './core/nth.ts'
import { odd } from './core/odd.ts'
import { plural } from './core/plural.ts'
import { singular } from './core/singular.ts'
import { unitsMetric } from './core/units-metric.ts'

/** The predicates every template may use (language reference, section 9). */
export const corePredicates: Vocabulary = {
  predicates: {
    'debug?': debug,
    'equal?': equal,
    'even?': even,
    'greaterThan?': greaterThan,
    'greaterThanOrEqual?': greaterThanOrEqual,
    'lessThan?': lessThan,
    'lessThanOrEqual?': lessThanOrEqual,
    'notEqual?': notEqual,
    'nth?': nth,
    'odd?': odd,
    'plural?': plural,
    'singular?': singular,
    'units-metric?': unitsMetric,
  },
}
