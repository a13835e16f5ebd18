import { renameSync, writeFileSync } from 'node:fs'
import { serialize } from 'node:v8'
import { readCities } from './read-cities.ts'

// A program of its own, whose memory goes with it: writes the index of all cities to the file that it is told.
const [, , file = ''] = process.argv
const part = `${file}.${process.pid}.part`
writeFileSync(part, serialize(readCities()))
renameSync(part, file)
