// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// For tests: detects simulations in the ways that malicious contracts do.
abstract contract TestProbe {
    enum Probe {
        Always,
        GasPrice,
        BaseFee,
        PrevRandao,
        Coinbase,
        Timestamp,
        GasLeft,
        Number,
        Code,
        Origin
    }

    uint256 private immutable _madeAt = block.timestamp;
    uint256 private immutable _madeIn = block.number;

    function _isTrial(Probe probe) internal view returns (bool) {
        if (probe == Probe.GasPrice) return tx.gasprice == 0;
        if (probe == Probe.BaseFee) return block.basefee == 0 || tx.gasprice < block.basefee;
        if (probe == Probe.PrevRandao) return block.prevrandao == 0;
        if (probe == Probe.Coinbase) return block.coinbase == address(0);
        if (probe == Probe.Timestamp) return block.timestamp <= _madeAt || block.timestamp > _madeAt + 1 days;
        if (probe == Probe.GasLeft) return gasleft() > 5_000_000;
        if (probe == Probe.Number) return block.number <= _madeIn;
        if (probe == Probe.Code) return 0x00000000000000000000000000000000BA1a9Ce0.code.length > 0;
        if (probe == Probe.Origin) return tx.origin.balance > 1_000_000 ether || tx.origin != msg.sender;
        return true;
    }
}
