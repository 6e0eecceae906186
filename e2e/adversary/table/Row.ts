/** The kind of a value from outside, which says how a lie about it looks. `phase` is that of a pending transaction. */
export type Holds = 'number' | 'address' | 'hash' | 'text' | 'flag' | 'list' | 'bytes' | 'phase'

/**
 * The most that a value may decide. `where`: the receiver of money. `how much`: an amount that is signed. `told`: that
 * something has happened. `warned`: a warning or a second press. `shown`: a text or figure beside the decision.
 */
export type Decides = 'where' | 'how much' | 'told' | 'warned' | 'shown' | 'nothing'

/**
 * The proof of a value. `chain`: compared with signed bytes, or with the chain's own rule. `two sources`: compared with
 * another host. `one`: believed, and the words say so. `none`: not proved, so it must decide nothing.
 */
export type Proof = 'chain' | 'two sources' | 'one' | 'none'

export type Row = readonly [Holds, Decides, Proof]

/** Rows of one source by field. `''` is the value itself, `a.b` a member, `a[]` each element of an array. */
export type Fields = Readonly<Record<string, Row>>
