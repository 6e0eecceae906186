// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Resolves every name below its own name (ENSIP-10): to one address for the Universal Resolver, to another for other callers.
contract TestWildcardResolver {
    address private constant UNIVERSAL = 0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe;
    address private immutable _universal;
    address private immutable _otherwise;

    error UnsupportedResolverProfile(bytes4 selector);

    constructor(address universal, address otherwise) {
        _universal = universal;
        _otherwise = otherwise;
    }

    function resolve(bytes calldata, bytes calldata data) external view returns (bytes memory) {
        if (bytes4(data) == 0x3b3b57de) return abi.encode(_own());
        if (bytes4(data) == 0xf1cb7e06) {
            (, uint256 coinType) = abi.decode(data[4:], (bytes32, uint256));
            return abi.encode(coinType == 60 ? abi.encodePacked(_own()) : bytes(''));
        }
        revert UnsupportedResolverProfile(bytes4(data));
    }

    function addr(bytes32) external view returns (address) {
        return _own();
    }

    function _own() private view returns (address) {
        return msg.sender == UNIVERSAL ? _universal : _otherwise;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x9061b923 || id == 0x3b3b57de;
    }
}
