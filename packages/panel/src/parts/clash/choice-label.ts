import { fieldName } from '@vitrine/domain/activity/field-names'

/** Choices as rooms offer them. */
const choiceLabels: Readonly<Record<string, string>> = {
  dark: 'Dark',
  draft: 'Draft',
  exclusive: 'Without tax',
  flat: 'One price',
  form: 'Form',
  heading: 'Heading',
  inclusive: 'With tax',
  light: 'Light',
  link: 'Link',
  newsletter: 'Newsletter',
  off: 'Off',
  picture: 'Picture',
  published: 'Published',
  reduced: 'Reduced',
  scheduled: 'Scheduled',
  test: 'Test',
  text: 'Text',
}

/** What a choice is called. */
export function choiceLabel(choice: string): string {
  return choiceLabels[choice] ?? fieldName(choice)
}
