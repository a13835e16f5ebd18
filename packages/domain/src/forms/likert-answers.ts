/** The five answers to a statement, from -2 to 2 (specification, section 3), and the names under which a site may word them. */
export const likertAnswers = [
  { position: -2, label: 'Strongly Disagree', key: 'productAnswerMapStronglyDisagree' },
  { position: -1, label: 'Disagree', key: 'productAnswerMapDisagree' },
  { position: 0, label: 'Neutral', key: 'productAnswerMapNeutral' },
  { position: 1, label: 'Agree', key: 'productAnswerMapAgree' },
  { position: 2, label: 'Strongly Agree', key: 'productAnswerMapStronglyAgree' },
] as const
