import { assemble } from './assemble.ts'

/** `execute(bytes)`: the calls, packed one after the other as to(20) value(32) length(32) data. */
export const EXECUTE_SELECTOR = '0x09c5eabe'

/**
 * A contract account of one owner. It receives ether, executes all or none of the calls that its owner sends, and
 * verifies its owner's signatures (EIP-1271). It is not audited and only for the demo.
 */
function accountSource(owner: string): string {
  return `
    CALLDATASIZE ISZERO @done JUMPI             ; plain money is welcome
    0 CALLDATALOAD 0xe0 SHR
    DUP1 ${EXECUTE_SELECTOR} EQ @execute JUMPI
    0x1626ba7e EQ @isValidSignature JUMPI
  fail:
    0 0 REVERT

  execute:
    CALLER ${owner} XOR @fail JUMPI             ; the owner alone
    0x44                                        ; p: where the first call begins
  next:                                         ; [p]
    DUP1 0x24 CALLDATALOAD 0x44 ADD GT ISZERO   ; end > p ?
    @done JUMPI
    DUP1 52 ADD CALLDATALOAD                    ; [p n] the length of the data
    DUP1 DUP3 84 ADD 0 CALLDATACOPY             ; memory 0..n is the data
    0 0 DUP3 0                                  ; out: none; in: 0..n
    DUP6 20 ADD CALLDATALOAD                    ; value
    DUP7 CALLDATALOAD 96 SHR                    ; to
    GAS CALL ISZERO @bubble JUMPI
    ADD 84 ADD                                  ; [p + n + 84]
    @next JUMP
  done:
    STOP
  bubble:                                       ; one call failed: all are undone, with its reason
    RETURNDATASIZE 0 0 RETURNDATACOPY
    RETURNDATASIZE 0 REVERT

  isValidSignature:                             ; (bytes32 hash, bytes signature)
    0x24 CALLDATALOAD 4 ADD                     ; [s] where the signature's length is
    DUP1 CALLDATALOAD 65 XOR @no JUMPI
    4 CALLDATALOAD 0 MSTORE                     ; hash
    DUP1 96 ADD CALLDATALOAD 0 BYTE 32 MSTORE   ; v
    DUP1 32 ADD CALLDATALOAD 64 MSTORE          ; r
    64 ADD CALLDATALOAD 96 MSTORE               ; s
    32 0 128 0 1 GAS STATICCALL POP             ; ecrecover
    RETURNDATASIZE ISZERO @no JUMPI
    0 MLOAD ${owner} XOR @no JUMPI
    0x1626ba7e 0xe0 SHL 0 MSTORE 32 0 RETURN
  no:
    0xffffffff 0xe0 SHL 0 MSTORE 32 0 RETURN
  `
}

/** The init code of the account of this owner (an address). */
export function accountInitCode(owner: string): string {
  const runtime = assemble(accountSource(owner)).slice(2)
  const length = `0x${(runtime.length / 2).toString(16).padStart(4, '0')}`
  // PUSH2 length, DUP1, PUSH1 10, PUSH0, CODECOPY, PUSH0, RETURN are 10 bytes.
  return `${assemble(`${length} DUP1 10 0 CODECOPY 0 RETURN`)}${runtime}`
}
