import { createLatest } from '../utils/createLatest.ts'

export const searchingDirectory = createLatest()
