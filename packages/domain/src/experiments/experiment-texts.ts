/** Why an experiment is not made, changed, begun, ended or removed. */
export type ExperimentProblem =
  | 'too-many-experiments'
  | 'experiment-changed'
  | 'experiment-unlike-seen'
  | 'experiment-waits'
  | 'experiment-runs'
  | 'experiment-over'

/** What owners read of it. */
export const experimentProblemText: Readonly<Record<ExperimentProblem, string>> = {
  'too-many-experiments': 'A site has at most 50 toggles and tests. Remove one that is over first.',
  'experiment-changed':
    'Somebody else changed it since you opened it. Open it again: what you wrote is not saved yet.',
  'experiment-unlike-seen':
    'Somebody else changed, started or ended it since you opened it. Nothing was done: look at it again.',
  'experiment-waits': 'It has not begun yet.',
  'experiment-runs':
    'It is running: of a toggle only the shares can be changed, of a test nothing. To remove it, end it first.',
  'experiment-over': 'It is over. Make a new one instead.',
}
