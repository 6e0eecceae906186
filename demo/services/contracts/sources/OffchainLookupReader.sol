// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The error with which a contract requests an offchain lookup (EIP-3668).
error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

/// The interface of wildcard resolvers (ENSIP-10).
interface ExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

/// Parses reverts with `OffchainLookup`.
abstract contract OffchainLookupReader {
    struct Lookup {
        address sender;
        string[] urls;
        bytes callData;
        bytes4 callbackFunction;
        bytes extraData;
    }

    /// Returns the lookup with which a call reverted. `found` is false for other reverts, and for lookups of other contracts.
    function _lookupOf(address target, bytes memory reverted) internal pure returns (bool found, Lookup memory lookup) {
        if (reverted.length < 4 || bytes4(reverted) != OffchainLookup.selector) return (false, lookup);
        (lookup.sender, lookup.urls, lookup.callData, lookup.callbackFunction, lookup.extraData) = abi.decode(
            _withoutSelector(reverted),
            (address, string[], bytes, bytes4, bytes)
        );
        return (lookup.sender == target, lookup);
    }

    function _withoutSelector(bytes memory data) internal pure returns (bytes memory rest) {
        rest = new bytes(data.length - 4);
        for (uint256 i = 4; i < data.length; i++) rest[i - 4] = data[i];
    }

    function _revertWith(bytes memory data) internal pure {
        assembly {
            revert(add(data, 32), mload(data))
        }
    }
}
