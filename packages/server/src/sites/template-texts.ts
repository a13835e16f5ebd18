/** What owners read about templates. */
export const templateText = {
  'template-missing': 'There is no such template any more. Please choose another one.',
  'template-broken': 'This template cannot be used:',
  'template-worn': 'A site wears this template. Give the site another one first.',
  'template-too-large': 'The file is too large. A template has at most 30 MB as a zip file.',
  'too-many-templates': 'There are 100 templates already. Remove one that no site wears.',
  'no-samples': 'There is no demo content any more.',
  'nothing-to-seed': 'There is no sample content for this template.',
  'has-own-content':
    'Something was made or changed here already. Remove the demo content first, or choose an empty site.',
} as const
