/** Why a file of a visitor is not taken. */
export type FormFileProblem =
  | 'file-empty'
  | 'file-too-large'
  | 'file-too-many'
  | 'file-kind-wrong'
  | 'file-name-differs'
  | 'file-not-utf8'
  | 'file-suspicious'
  | 'file-gone'
  | 'file-no-room'
  | 'file-too-often'

/** What a visitor reads about it, after the name of the file. */
export const formFileProblemText: Readonly<Record<FormFileProblem, string>> = {
  'file-empty': 'This file is empty.',
  'file-too-large': 'This file is too large.',
  'file-too-many': 'These are too many files.',
  'file-kind-wrong': 'Files of this kind are not taken here.',
  'file-name-differs': 'What is in this file is not what its name says.',
  'file-not-utf8': 'Save this file as UTF-8, then choose it again.',
  'file-suspicious': 'This file holds more than a file of its kind should, and is not taken.',
  'file-gone': 'A file is no longer there. Please choose it again.',
  'file-no-room': 'No more files can be taken at the moment. Please try again later.',
  'file-too-often': 'These are many files in a short time. Please try again later.',
}
