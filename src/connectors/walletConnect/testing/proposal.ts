import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { loadParts } from '../pairing/loadParts.ts'
import { buildProposal } from '../pairing/proposal.ts'
import { testContext } from './networks.ts'

/** Builds the proposal of a page, which has Ethereum and Base unless `changes` replace them. */
export async function testProposal(changes: Partial<ConnectorContext> = {}) {
  const context = testContext('', changes)
  return buildProposal(await loadParts({ context }), context.preferredNetwork)
}
