import { EventCollectionCalendar } from '../events/event-calendar.ts'
import { squarespace } from '../namespace.ts'

Object.assign(squarespace(), { EventCollectionCalendar })
