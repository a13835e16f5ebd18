/** The five answers to a statement, from -2 to 2 (specification, section 3), and the names under which a site may word them. */
export const likertAnswers = [
  { position: -2, english: 'Strongly Disagree', key: 'productAnswerMapStronglyDisagree' },
  { position: -1, english: 'Disagree', key: 'productAnswerMapDisagree' },
  { position: 0, english: 'Neutral', key: 'productAnswerMapNeutral' },
  { position: 1, english: 'Agree', key: 'productAnswerMapAgree' },
  { position: 2, english: 'Strongly Agree', key: 'productAnswerMapStronglyAgree' },
] as const
