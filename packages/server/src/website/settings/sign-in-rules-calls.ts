import type { changeSignInRulesCall, readSignInRulesCall } from '@vitrine/contract/owners/people-calls'
import { type Role, roleNames } from '@vitrine/domain/owners/role'
import type { Exchange } from '../../http/exchange.ts'
import type { AnswerTo } from '../../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from '../settings-part.ts'

/** Which roles must have a second factor. */
const signInRules: SettingsPart<{ secondFactorRoles: Role[] }> = {
  present: ({ secondFactorRoles }) => ({
    secondFactorRoles: roleNames.filter((name) => secondFactorRoles.includes(name)),
  }),
  check: () => ({}),
  change: (site, value) => ({ ...site, ...value }),
  summary: 'Changed which roles need a second factor',
}

/** Answers the rules. */
export function getSignInRules(
  exchange: Exchange<typeof readSignInRulesCall>,
): Promise<AnswerTo<typeof readSignInRulesCall>> {
  return readPart(signInRules, exchange)
}

/** Changes the rules. */
export function putSignInRules(
  exchange: Exchange<typeof changeSignInRulesCall>,
): Promise<AnswerTo<typeof changeSignInRulesCall>> {
  return changePart(signInRules, exchange, exchange.body)
}
