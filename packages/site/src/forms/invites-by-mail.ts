import type { FormContent, FormSettings } from '@vitrine/domain/forms/form'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'

/** Whether who sends a form is mailed a link by which they become a member. */
export async function invitesByMail(
  { membershipPlans }: Pick<SiteTables, 'membershipPlans'>,
  { content, settings }: { readonly content: FormContent; readonly settings: FormSettings },
  { site, sendsMail }: { readonly site: Site; readonly sendsMail: boolean },
): Promise<boolean> {
  const { joinsPlanId = '' } = settings
  if (joinsPlanId === '' || !sendsMail || !site.store.hasAccounts) return false
  if (content.fields.every(({ type }) => type !== 'email')) return false
  const plan = await membershipPlans.find(joinsPlanId)
  return plan?.isOffered === true && plan.price.kind === 'free'
}
