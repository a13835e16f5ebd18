import { fieldName } from '@vitrine/domain/activity/field-names'

/** Choices as rooms offer them. */
const choiceLabels: Readonly<Record<string, string>> = {
  bottom: 'Bottom',
  'bottom-left': 'Bottom left',
  'bottom-right': 'Bottom right',
  center: 'Center',
  dark: 'Dark',
  draft: 'Draft',
  exclusive: 'Without tax',
  flat: 'One price',
  form: 'Form',
  grid: 'Grid',
  heading: 'Heading',
  inclusive: 'With tax',
  left: 'Left',
  light: 'Light',
  link: 'Link',
  newsletter: 'Newsletter',
  off: 'Off',
  picture: 'Picture',
  published: 'Published',
  reduced: 'Reduced',
  right: 'Right',
  scheduled: 'Scheduled',
  slider: 'Carousel',
  slideshow: 'Slideshow',
  stacked: 'Stacked',
  test: 'Test',
  text: 'Text',
  top: 'Top',
  'top-left': 'Top left',
  'top-right': 'Top right',
}

/** What a choice is called. */
export function choiceLabel(choice: string): string {
  return choiceLabels[choice] ?? fieldName(choice)
}
