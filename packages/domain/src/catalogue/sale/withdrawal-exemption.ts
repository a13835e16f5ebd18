/** Why a product cannot be withdrawn from (Directive 2011/83/EU, article 16). */
export type WithdrawalExemption = (typeof withdrawalExemptions)[number]

/** Every such reason. */
export const withdrawalExemptions = [
  'custom-made',
  'sealed-hygiene',
  'sealed-recording',
  'perishable',
  'mixed',
  'newspaper',
  'dated-service',
] as const

/** What buyers and owners read of it. */
export const withdrawalExemptionText: Readonly<Record<WithdrawalExemption, string>> = {
  'custom-made': 'It is made to measure, or for one person.',
  'sealed-hygiene': 'It is sealed for health or hygiene, and cannot be returned once it was opened.',
  'sealed-recording': 'It is a sealed recording or program, and cannot be returned once it was opened.',
  perishable: 'It is perishable.',
  mixed: 'It is mixed inseparably with other things by its nature.',
  newspaper: 'It is a newspaper or a magazine.',
  'dated-service': 'It is a service for a certain day, such as a stay, a meal or an event.',
}
