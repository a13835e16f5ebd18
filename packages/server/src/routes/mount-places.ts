import { readPlaceCall, suggestPlacesCall } from '@vitrine/contract/places/calls'
import { changePlacesCall, readPlacesCall } from '@vitrine/contract/places/panel-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import { getPlace, getSuggestions } from '../places/calls.ts'
import { getPlaces, putPlaces } from '../places/panel-calls.ts'

/** Puts the calls of places and maps on the server. */
export function mountPlaces(app: FastifyInstance): void {
  mount(app, suggestPlacesCall, getSuggestions)
  mount(app, readPlaceCall, getPlace)
  mount(app, readPlacesCall, getPlaces)
  mount(app, changePlacesCall, putPlaces)
}
