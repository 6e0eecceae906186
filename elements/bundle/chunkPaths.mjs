/** Matches a dynamic import of another chunk, in the code of a chunk. */
export const dynamicImport = /\bimport\("(\.[^"]+)"\)/g

/** Path of a file from a chunk. All chunks are in one folder; the entry is edited by no plugin that needs this. */
export const pathFrom = (file) => `./${file.replace(/^chunks\//, '')}`
