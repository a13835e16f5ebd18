/** What owners are told of an import whose file went away. */
export const importFileGoneText = 'The file is not there any more. Please send it again.'

/** What owners are told of an import that failed over and over. */
export const importBrokenText =
  'The import broke off and could not go on. What was imported stays; please send the file again.'
