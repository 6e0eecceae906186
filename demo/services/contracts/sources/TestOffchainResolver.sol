// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ExtendedResolver, OffchainLookup} from './OffchainLookupReader.sol';

/// Resolves all names through gateways (EIP-3668). The signer of this contract must have signed their responses.
contract TestOffchainResolver {
    address private immutable _signer;
    string[] private _urls;

    error NotSigned();

    constructor(string[] memory urls, address signer) {
        _urls = urls;
        _signer = signer;
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory) {
        bytes memory request = abi.encodeCall(ExtendedResolver.resolve, (name, data));
        revert OffchainLookup(address(this), _urls, request, this.resolveSigned.selector, request);
    }

    function resolveSigned(bytes calldata response, bytes calldata request) external view returns (bytes memory) {
        (bytes memory result, uint8 v, bytes32 r, bytes32 s) = abi.decode(response, (bytes, uint8, bytes32, bytes32));
        bytes32 digest = keccak256(abi.encodePacked(hex'1900', address(this), keccak256(request), keccak256(result)));
        if (ecrecover(digest, v, r, s) != _signer) revert NotSigned();
        return result;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x9061b923;
    }
}
