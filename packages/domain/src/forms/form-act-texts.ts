/** Why an owner cannot do something with a form. */
export type FormActProblem =
  | 'form-placed'
  | 'form-asked'
  | 'form-placed-already'
  | 'form-not-said'
  | 'too-many-forms'

/** What an owner reads about it. */
export const formActText: Readonly<Record<FormActProblem, string>> = {
  'form-placed': 'This form stands on a page or in the popup. Take it off there first.',
  'form-asked': 'A product or the checkout asks buyers for this form. Choose another there first, or none.',
  'form-placed-already': 'This form stands on a page already. Take it off that page first.',
  'form-not-said': 'No block says this form: there is nothing to go back to.',
  'too-many-forms': 'A site has at most 500 forms.',
}
