import { startTellingChoices } from '../extras/tell-choice.ts'

startTellingChoices(document)
