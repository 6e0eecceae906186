// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The resolver of `reverse` (ENSIP-19): default names of accounts, for EVM networks on which they have no other name.
contract DefaultReverseResolver {
    mapping(bytes32 => string) private _names;

    error UnsupportedResolverProfile(bytes4 selector);

    /// `label` is the account's address in lower case, without 0x.
    function setName(string calldata label, string calldata name) external {
        _names[keccak256(bytes(label))] = name;
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
        if (bytes4(data) != 0x691f3431) revert UnsupportedResolverProfile(bytes4(data));
        return abi.encode(_names[keccak256(name[1:1 + uint8(name[0])])]);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x9061b923;
    }
}
