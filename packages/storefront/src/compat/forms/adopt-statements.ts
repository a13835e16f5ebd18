import { partName } from '@vitrine/domain/forms/form-field'
import { likertAnswers } from '@vitrine/domain/forms/likert-answers'

/**
 * Names the answers of a Likert scale that a template wrote out by the order of its statements, and returns these. Radio buttons of one
 * name belong to one statement. Where a template says it in no place that we know, the shop refuses the answer, so that none goes lost unseen.
 */
export function adoptStatements(item: HTMLElement): readonly string[] {
  const radios = [...item.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const names = [...new Set(radios.map(({ name }) => name))]
  const groups = names.map((name) => radios.filter((radio) => radio.name === name))
  return groups.map((answers, place) => {
    const statement = statementOf(answers, item)
    answers.forEach((answer, position) => {
      answer.name = partName(item, place)
      answer.value = String(likertAnswers[position]?.position ?? answer.value)
    })
    return statement
  })
}

/** It stands in what holds all answers to it, and no others. */
function statementOf(answers: readonly HTMLInputElement[], item: HTMLElement): string {
  let around = answers[0]?.parentElement ?? null
  for (; around && item.contains(around); around = around.parentElement) {
    const held = around.querySelectorAll('input[type="radio"]').length
    if (held > answers.length) return ''
    const said = around.dataset.question ?? around.querySelector('.question, legend')?.textContent
    if (held === answers.length && said) return said.trim()
  }
  return ''
}
