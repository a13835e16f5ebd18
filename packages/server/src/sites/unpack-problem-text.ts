import type { UnpackProblem } from '@vitrine/site/templates/unpack-template'

/** Why a zip file is not unpacked, in words. */
export const unpackProblemText: Readonly<Record<UnpackProblem, string>> = {
  'no-zip': 'The file is no zip file, or is damaged.',
  'too-much':
    'There is too much in the file: a template has at most 3,000 files and 120 MB, and no file over 20 MB.',
  'too-much-text':
    'Its pages, blocks and settings are too long together: a template has at most 4 million characters of them.',
  'name-wrong': 'A file in it has a name that leads out of its folder, or that is no plain name.',
  link: 'A file in it is a link to another one. Put the file itself in its place.',
  'no-conf': 'There is no template.conf in it. Choose the folder of a site template.',
}
