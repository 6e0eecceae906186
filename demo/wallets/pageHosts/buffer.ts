import { Buffer as ofPackage } from 'buffer'

/** Node's Buffer, for the packages of hosts that expect it as a global. */
export const Buffer = ofPackage
